import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/form.tsx'

/** Everything we hold on the person, as one JSON file. */
export function DownloadData() {
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { fetchMyData } = await import('./my-account-requests.ts')
    const text = JSON.stringify(await fetchMyData(), null, 2)
    saveFile(`${PRODUCT_NAME}-my-data.json`, new Blob([text], { type: 'application/json' }))
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

function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
