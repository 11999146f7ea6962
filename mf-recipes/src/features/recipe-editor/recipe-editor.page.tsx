import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { Link, Navigate, useParams, type Drafts } from '@larder/shell-sdk';
import {
  BackIcon,
  Button,
  ErrorState,
  PageFrame,
  PageHeading,
  Skeleton,
  Spinner,
  Stack,
} from '@larder/ui';
import type { ReactNode } from 'react';
import { useGetRecipeQuery } from './recipe-editor.api';
import { originOf, type RecipeContent } from './recipe-editor.model';
import { BesideSource, ImportedSource } from './imported-source.parts';
import { RecipeForm } from './recipe-form.parts';
import { useNewRecipeDraft, useSavedRecipeDraft } from './use-recipe-draft';

function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame $measure="wide">
      <Stack $gap={5}>
        <PageHeading
          back={
            <Button as={Link} to="/recipes" variant="ghost" size="small" icon={<BackIcon />}>
              {copy.recipeEditor.backToRecipes}
            </Button>
          }
        >
          {title}
        </PageHeading>
        {children}
      </Stack>
    </PageFrame>
  );
}

function LoadingEditor() {
  return (
    <>
      <Spinner label={copy.dish.loadingRecipe} />
      <Skeleton shape="control" lines={2} />
      <Skeleton shape="block" lines={2} />
    </>
  );
}

/** A key per draft: what is wrong with one says nothing about another. */
function Form(props: { drafts: Drafts<RecipeContent>; mayHide: boolean }) {
  const { key, content } = props.drafts.draft;
  const { imported } = content;
  const form = <RecipeForm key={key} {...props} />;
  if (!imported) return form;
  return (
    <BesideSource>
      <ImportedSource imported={imported} />
      {form}
    </BesideSource>
  );
}

function NewRecipe() {
  const drafts = useNewRecipeDraft();
  return (
    <EditorFrame title={copy.recipeEditor.newTitle}>
      {drafts.isReady ? <Form drafts={drafts} mayHide /> : <LoadingEditor />}
    </EditorFrame>
  );
}

function SavedRecipe({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetRecipeQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const saved = isFetching || !currentData ? undefined : originOf(currentData);
  const drafts = useSavedRecipeDraft(id, saved);
  if (currentData && !currentData.isOwn) return <Navigate to={`/recipes?dish=${id}`} replace />;
  return (
    <EditorFrame title={copy.recipeEditor.editTitle}>
      {drafts.isReady && <Form drafts={drafts} mayHide={currentData?.isAuthor ?? true} />}
      {!drafts.isReady && error && (
        <ErrorState
          retryLabel={copy.common.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error, copy.dish.detailsFailed)}
        </ErrorState>
      )}
      {!drafts.isReady && !error && <LoadingEditor />}
    </EditorFrame>
  );
}

/** [OWN-3] `/recipes/new` and `/recipes/{id}/edit`. */
export function Page() {
  const { id } = useParams();
  return id === undefined ? <NewRecipe /> : <SavedRecipe key={id} id={id} />;
}
