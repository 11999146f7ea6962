import { copy } from '@larder/copy';
import { WidgetSlot } from '@larder/shell-sdk';
import { Button, Card, Cluster, ErrorState, SectionHeading, Stack } from '@larder/ui';
import { useState } from 'react';

interface ArchiveOfferProps {
  file: File;
  onImport: () => void;
}

/** [IMP-14] An export of Larder holds more than recipes, so it can be restored here as it can in the settings. */
export function ArchiveOffer({ file, onImport }: ArchiveOfferProps) {
  const [isRestoring, setRestoring] = useState(false);
  return (
    <Card as="section" aria-label={copy.imports.archiveTitle}>
      <Stack $gap={3}>
        <SectionHeading>{copy.imports.archiveTitle}</SectionHeading>
        {isRestoring ? (
          <WidgetSlot
            name="account/restore-file"
            props={{ file }}
            unavailable={(retry) => (
              <ErrorState retryLabel={copy.common.retry} onRetry={retry}>
                {copy.imports.restoreUnavailable}
              </ErrorState>
            )}
          />
        ) : (
          <>
            <p>{copy.imports.archiveText}</p>
            <Cluster $gap={2}>
              <Button onClick={() => setRestoring(true)}>{copy.imports.archiveRestore}</Button>
              <Button variant="secondary" onClick={onImport}>
                {copy.imports.archiveRecipesOnly}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
}
