// Confetti on a canvas: 200 pieces, slow, once. Loaded when a tool is finished.
import ReactConfetti from 'react-confetti'
import styles from './finish-sheet.module.css'

export default function Confetti() {
  return (
    <div aria-hidden="true" className={styles.confetti}>
      <ReactConfetti
        width={window.innerWidth}
        height={window.innerHeight}
        numberOfPieces={200}
        gravity={0.1}
        recycle={false}
        colors={['#ffc629', '#14213b', '#5b3cc4', '#0b6f78', '#1b4fd8', '#c2410c']}
      />
    </div>
  )
}
