/** Ends the address of a scene with a clock, a sign of money or an arrow: pages that are read from right to left don't mirror it. */
export const KEEPS_ITS_SIDE = '#kept'
