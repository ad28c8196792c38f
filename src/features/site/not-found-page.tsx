import { pageTitle } from '#src/web/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = () => [
  { title: pageTitle('Page not found') },
  {
    name: 'description',
    content: 'There is nothing at this address. The toolkits and the help lines are one step away.',
  },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage() {
  return <NotFound />
}
