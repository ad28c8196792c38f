// Things by which a parent recognises the homes of the four families: gran's lamp and
// plant; the work coat and the clock of a parent on shifts; the globe lamp and the cat of two parents; the window and the
// striped mugs of a foster carer. Each stands with the middle of its foot at 0, 0, if nothing else is said.
import { circle, line, type Mark, shape } from './pen.server.ts'

/** The clock they look at; its middle at 0, 0. @param hands path data */
export function clock(hands: string): Mark {
  return shape('paper', circle(0, 0, 17)) + line(hands)
}
