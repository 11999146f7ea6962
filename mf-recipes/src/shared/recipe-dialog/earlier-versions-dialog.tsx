import { errorMessage } from '@larder/api-client';
import type { RecipeVersionsView, RecipeView } from '@larder/api-client/recipes';
import { copy, dateFormat } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, ErrorState, Spinner, theme } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import styled from 'styled-components';
import { useGetRecipeVersionsQuery, useRestoreRecipeVersionMutation } from './recipe-dialog.api';

const { border, color, leading, radius, space, textSize, weight } = theme;

const Versions = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space[3]};
    border-top: ${border.hairline} solid ${color.line};
  }
`;

const Version = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  summary {
    padding: ${space[2]};
    border-radius: ${radius.small};
    font-weight: ${weight.semibold};
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  details {
    min-width: 0;
  }

  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${textSize.caption};
    font-weight: ${weight.regular};
  }

  p {
    padding: ${space[2]};
    white-space: pre-line;
    overflow-wrap: anywhere;
    font-size: ${textSize.small};
  }

  > button {
    flex: none;
    align-self: start;
  }
`;

const momentFormat = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const moment = (time: string): string => momentFormat().format(new Date(time));

function EarlierVersion({
  version: { title, ingredients, steps, replacedAt },
  busy,
  onRestore,
}: {
  version: RecipeVersionsView[number];
  busy: boolean;
  onRestore: () => void;
}) {
  const time = moment(replacedAt);
  return (
    <Version>
      <details>
        <summary>
          {title}
          <small>{copy.myRecipes.until(time)}</small>
        </summary>
        <p>{[...ingredients, '', ...steps].join('\n')}</p>
      </details>
      <Button
        variant="secondary"
        size="small"
        disabled={busy}
        aria-label={copy.myRecipes.restoreVersion(time)}
        onClick={onRestore}
      >
        {copy.myRecipes.restore}
      </Button>
    </Version>
  );
}

/** [OWN-10] The last versions of an own recipe, each to be read and restored. */
export function EarlierVersionsDialog({
  recipe,
  onClose,
}: {
  recipe: RecipeView;
  onClose: () => void;
}) {
  const id = String(recipe.id);
  const { currentData, error, isFetching, refetch } = useGetRecipeVersionsQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [restore, { isLoading }] = useRestoreRecipeVersionMutation();
  const bringBack = async (version: number) => {
    try {
      await restore({ id, version: String(version) }).unwrap();
      notify.success(copy.myRecipes.restored);
      onClose();
    } catch (failure) {
      notify.error(errorMessage(failure, copy.myRecipes.restoreFailed));
    }
  };
  return (
    <Dialog open title={copy.myRecipes.versions} closeLabel={copy.common.close} onClose={onClose}>
      <p>{copy.myRecipes.versionsLede}</p>
      {currentData && (
        <Versions role="list">
          {currentData.map((version) => (
            <li key={version.version}>
              <EarlierVersion
                version={version}
                busy={isLoading}
                onRestore={() => void bringBack(version.version)}
              />
            </li>
          ))}
        </Versions>
      )}
      {!currentData && !error && <Spinner label={copy.common.loading} />}
      {!currentData && error && (
        <ErrorState
          headingLevel={3}
          retryLabel={copy.common.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error, copy.myRecipes.versionsFailed)}
        </ErrorState>
      )}
    </Dialog>
  );
}
