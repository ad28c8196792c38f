// `npm run messages`: compiles the catalogues anew where they have changed. Set-up, build, tests and `npm run dev` do it by
// themselves.
import { compileMessages } from './compile-messages.ts'

await compileMessages()
