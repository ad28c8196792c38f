import { pageTitle } from '#src/web/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = () => [{ title: pageTitle('Page not found') }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <NotFound />
}
