declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; an axis with one value is fixed. Without `keepFeatures` it keeps all. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt'
      keepFeatures?: string[]
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
