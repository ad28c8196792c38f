// The toast library with the settings of the specification. Loaded on demand by `toasts.tsx`.
import { ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast-corner.css'

export default function ToastCorner() {
  return (
    <ToastContainer
      position="bottom-right"
      autoClose={5000}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      theme="light"
    />
  )
}
