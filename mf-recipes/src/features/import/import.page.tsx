import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { BackIcon, Button, PageFrame, PageHeading, Stack } from '@larder/ui';
import { ArchiveOffer } from './archive.parts';
import { ImportStatus, RecentImports, WaysIn } from './import.parts';
import { useRecipeImport } from './use-recipe-import';
import { useSharedData } from './use-shared-data';

/** [IMP-30] `/import`, and `/import/shared` for what another app has shared. */
export function Page() {
  const flow = useRecipeImport();
  const { archive } = flow;
  useSharedData(flow);
  return (
    <PageFrame $measure="wide">
      <Stack $gap={5}>
        <PageHeading
          lede={copy.imports.lede}
          back={
            <Button as={Link} to="/recipes" variant="ghost" size="small" icon={<BackIcon />}>
              {copy.recipeEditor.backToRecipes}
            </Button>
          }
        >
          {copy.imports.title}
        </PageHeading>
        <ImportStatus flow={flow} />
        {archive && (
          <ArchiveOffer
            key={archive.lastModified + archive.name}
            file={archive}
            onImport={() => flow.sendLibrary(archive)}
          />
        )}
        <WaysIn flow={flow} />
        <RecentImports />
      </Stack>
    </PageFrame>
  );
}
