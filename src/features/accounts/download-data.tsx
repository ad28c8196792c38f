import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/form.tsx'

/** Everything we hold on the person, as one JSON file. */
export function DownloadData() {
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { fetchMyData } = await import('./my-account-requests.ts')
    saveJson(await fetchMyData(), `${PRODUCT_NAME}-my-data.json`)
  }, 'Your data could not be fetched. Please try again.')
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>One file with all that we hold on you: consents, sessions, completed tools, feedback.</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" aria-disabled={busy ? true : undefined}>
          Download my data
        </Button>
      </form>
    </section>
  )
}
