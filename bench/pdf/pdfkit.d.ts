declare module 'pdfkit' {
  /** Of it, what our checklist draws with. */
  export default class PDFDocument {
    constructor(options: { size: string; margin: number; tagged: boolean; lang: string; pdfVersion: string })
    x: number
    y: number
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    rect(x: number, y: number, width: number, height: number): this
    stroke(): this
    font(file: string): this
    fontSize(points: number): this
    text(text: string, options: { indent: number; continued: boolean }): this
    end(): void
  }
}
