// What a journey does in a browser that Playwright does not drive as people have it: Firefox and WebKitGTK from the system.

/** A visitor with a storage of their own. What is looked for is an XPath; each call waits until it is there. */
export interface OtherBrowser extends AsyncDisposable {
  /** Ends once presses are answered. */
  open(address: string): Promise<void>
  press(path: string): Promise<void>
  type(path: string, text: string): Promise<void>
  see(path: string): Promise<void>
  /** The value of a field, or the text of anything else. */
  read(path: string): Promise<string>
  /** @param script a function body without arguments; it may return a promise of something JSON can say */
  run(script: string): Promise<unknown>
}

export interface Engine {
  name: string
  /** What is missing on this machine, as a reason to leave its journeys out; undefined when all is there. */
  missing: string | undefined
  start(): Promise<OtherBrowser>
}

/** Long enough for a machine that has other things to do. */
export const TIMEOUT_MS = 30_000

/** For `run`: ends once presses are answered, as `waitUntilReady` of the other journeys. */
export const UNTIL_READY = `await new Promise((resolve) => {
  const look = () => document.documentElement.dataset.starting === undefined ? resolve() : setTimeout(look, 50)
  look()
})`

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`
export const link = (name: string) => `//a[normalize-space()="${name}"]`
export const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`
export const text = (part: string) => `//main//*[text()[contains(normalize-space(.), "${part}")]]`
/** The labels of radio buttons take the taps. @param place from 1 */
export const choice = (group: string, place: number) =>
  `(//fieldset[legend[normalize-space()="${group}"]]//label)[${place}]`
