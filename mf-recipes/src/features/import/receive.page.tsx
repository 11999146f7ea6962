import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import {
  BackIcon,
  Button,
  Card,
  Cluster,
  Notice,
  PageFrame,
  PageHeading,
  Stack,
  TextAreaField,
} from '@larder/ui';
import { useEffect, useState, type ClipboardEvent } from 'react';
import { ImportStatus } from './import.parts';
import { pageIn, type ReceivedPage } from './import.model';
import { useRecipeImport } from './use-recipe-import';

type Opener = Pick<Window, 'postMessage'>;

/** Tells the page that opened this window that it may send itself, and takes what it sends; any site may have opened it. */
function useReceivedPage(opener: Opener | null): ReceivedPage | null {
  const [page, setPage] = useState<ReceivedPage | null>(null);
  useEffect(() => {
    if (!opener) return;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== opener) return;
      const received = pageIn(event);
      if (received) setPage(received);
    };
    addEventListener('message', receive);
    opener.postMessage('larder:ready', '*');
    return () => removeEventListener('message', receive);
  }, [opener]);
  return page;
}

/** Where a site lets no window send anything, the page is copied and pasted. */
function PasteInstead({ onPasted }: { onPasted: (html: string) => void }) {
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    onPasted(html || text);
  };
  return (
    <Stack $gap={3}>
      <p>{copy.imports.nothingReceived}</p>
      <TextAreaField
        label={copy.imports.pastePage}
        rows={4}
        value=""
        onChange={() => undefined}
        onPaste={paste}
      />
    </Stack>
  );
}

/** [IMP-37] `/import/receive`: a page that the bookmark sends. Nothing is read before the person agrees. */
export function Page() {
  const flow = useRecipeImport();
  const page = useReceivedPage(opener as Window | null);
  return (
    <PageFrame>
      <Stack $gap={5}>
        <PageHeading
          back={
            <Button as={Link} to="/import" variant="ghost" size="small" icon={<BackIcon />}>
              {copy.imports.backToImports}
            </Button>
          }
        >
          {copy.imports.receiveTitle}
        </PageHeading>
        <ImportStatus flow={flow} />
        {page ? (
          <Card>
            <Stack $gap={3}>
              <Notice>{copy.imports.received(new URL(page.url).host)}</Notice>
              <Cluster $gap={2}>
                <Button onClick={() => void flow.readPage(page)}>
                  {copy.imports.readReceived}
                </Button>
              </Cluster>
            </Stack>
          </Card>
        ) : (
          <PasteInstead
            onPasted={(pasted) =>
              /<[a-z!]/i.test(pasted) ? void flow.readPage({ html: pasted }) : flow.readText(pasted)
            }
          />
        )}
      </Stack>
    </PageFrame>
  );
}
