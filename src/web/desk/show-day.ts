// How days and times of the desk are written.
import { pageLocale } from '#src/web/language/language.ts'

const show = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString(pageLocale(), { ...options, timeZone: 'UTC' })

/** '16 Nov'. @param day ISO day */
export const showDay = (day: string) => show(day, { day: 'numeric', month: 'short' })

/** 'Mon 16 Nov': near enough for a plan. @param day ISO day */
export const showWeekday = (day: string) => show(day, { weekday: 'short', day: 'numeric', month: 'short' })

/** '16 November 2026'. @param day ISO day */
export const showLongDay = (day: string) => show(day, { dateStyle: 'long' })

const timeFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' })

/** '16 Nov 2026, 09:30', by the clock of the device. @param time ISO time */
export const showTime = (time: string) => timeFormat.format(new Date(time))

const hourFormat = new Intl.DateTimeFormat(pageLocale(), { hour: '2-digit', minute: '2-digit' })

/** '09:30', by the clock of the device. @param time ISO time */
export const showHour = (time: string) => hourFormat.format(new Date(time))

/** 'Monday, 16 November 2026', by the clock of the device. */
export const showLongWeekday = (time: Date) => time.toLocaleDateString(pageLocale(), { dateStyle: 'full' })
