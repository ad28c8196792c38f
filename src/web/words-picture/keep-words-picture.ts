// 'Save these words': the picture goes to the share sheet where there is one, else to the downloads.
import { saveFile } from '#src/web/save-file.ts'
import { canShare } from '../share-sheet/share-sheet.ts'
import { drawWordsPicture, type PicturePart } from './draw-words-picture.ts'

const FILE_NAME = 'handrail-words.png'

/** @throws {DOMException} as `isNoFailure` knows; others where the browser draws no pictures */
export async function keepWordsPicture(title: string, parts: PicturePart[]): Promise<'shared' | 'saved'> {
  const picture = new File([await drawWordsPicture(title, parts)], FILE_NAME, { type: 'image/png' })
  if (canShare({ files: [picture] })) {
    await navigator.share({ files: [picture] })
    return 'shared'
  }
  saveFile(picture, FILE_NAME)
  return 'saved'
}
