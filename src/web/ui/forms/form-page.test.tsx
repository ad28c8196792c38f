import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithMessages } from '../../../../testing/runner/render.tsx'
import { FormPage } from './form-page.tsx'

test('says before the form that it does nothing without scripts', () => {
  const html = renderToStaticMarkup(
    <WithMessages>
      <FormPage title="Log in">
        <form />
      </FormPage>
    </WithMessages>,
  )
  expect(html).toMatch(/<h1.*<noscript><p>This page needs JavaScript\.<\/p><\/noscript><form>/)
})
