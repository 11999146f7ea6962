import { errorMessage, isApiError, uploadFile } from '@larder/api-client';
import type {
  ImportedPhotoView,
  ImportPreviewBody,
  ImportStartedView,
} from '@larder/api-client/imports';
import { largestImportMegabytes } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { useNavigate } from '@larder/shell-sdk';
import { useEffect, useRef, useState } from 'react';
import type { ImportedRecipe, ImportedState } from '../../shared/imported-recipe';
import { prepared } from '../../shared/photo-field/photo-file';
import {
  useImportPictureMutation,
  usePreviewImportMutation,
  useStartImportMutation,
} from './import.api';
import { isLarderExport, kindOfFile, typedAddresses } from './import.model';

const bytesInMegabyte = 1024 * 1024;

/** What takes time, and how far it is. */
export interface ImportWork {
  what: 'reading' | 'picture' | 'sending' | 'photo';
  /** From 0 to 1, where that is known. */
  share?: number;
}

export interface ImportProblem {
  sentence: string;
  /** The site lets browsers read its pages, and no programs. */
  isRefused: boolean;
}

type Source = Pick<ImportedRecipe, 'kind'> & Partial<Pick<ImportedRecipe, 'text' | 'unread'>>;

/** Brings recipes in: one to be looked at in the editor, or many as a job. One thing at a time. */
export function useRecipeImport() {
  const navigate = useNavigate();
  const [preview] = usePreviewImportMutation();
  const [addPicture] = useImportPictureMutation();
  const [start] = useStartImportMutation();
  const [work, setWork] = useState<ImportWork | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  /** An export of Larder that the person has not decided about. */
  const [archive, setArchive] = useState<File | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const say = (sentence: string, isRefused = false) => setProblem({ sentence, isRefused });

  /** Does something that can be stopped, and says what went wrong. */
  const run = async (first: ImportWork, task: (signal: AbortSignal) => Promise<void>) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setProblem(null);
    setArchive(null);
    setWork(first);
    try {
      await task(signal);
    } catch (error) {
      if (signal.aborted) return;
      say(
        errorMessage(error, copy.imports.failed),
        isApiError(error) && error.code === 'import_page_refused',
      );
    }
    if (!signal.aborted) setWork(null);
  };

  const review = async (body: ImportPreviewBody, source: Source, signal: AbortSignal) => {
    const found = await preview({ importPreviewBody: body }).unwrap();
    if (signal.aborted) return;
    const { image } = found.draft;
    let picture: ImportedRecipe['picture'] = null;
    if (image !== null) {
      setWork({ what: 'picture' });
      // The recipe is worth having without it.
      picture = await addPicture({ importPictureBody: { url: image } })
        .unwrap()
        .catch(() => null);
      if (signal.aborted) return;
    }
    const text = source.text ?? found.text;
    const imported: ImportedRecipe = { unread: [], ...found, ...source, text, picture };
    await navigate('/recipes/new', { state: { imported } satisfies ImportedState });
  };

  const readPage = (page: { url?: string; html: string }) =>
    run({ what: 'reading' }, (signal) => review(page, { kind: 'page' }, signal));

  const readText = (text: string) => {
    if (text.trim() === '') return say(copy.imports.textMissing);
    void run({ what: 'reading' }, (signal) => review({ text }, { kind: 'text', text }, signal));
  };

  const readAddresses = (typed: string) => {
    const urls = typedAddresses(typed);
    const [url] = urls;
    if (url === undefined) return say(copy.imports.addressMissing);
    void run({ what: 'reading' }, async (signal) => {
      if (urls.length === 1) return review({ url }, { kind: 'page' }, signal);
      const { id } = await start({ body: { urls } }).unwrap();
      await navigate(`/imports/${id}`);
    });
  };

  /** Sends a file with a progress bar; what the server answers. */
  const send = async <Answer>(
    url: string,
    file: Blob,
    { what, name, signal }: Pick<ImportWork, 'what'> & { name: string; signal: AbortSignal },
  ): Promise<Answer> => {
    const onProgress = (share: number) => {
      if (!signal.aborted) setWork(share < 1 ? { what, share } : { what });
    };
    const { data, error } = await uploadFile({ url, file, name, signal, onProgress });
    if (error) throw error;
    return data as Answer;
  };

  const sendLibrary = (file: File) => {
    if (file.size > largestImportMegabytes * bytesInMegabyte) {
      return say(copy.errors.import_file_too_large(largestImportMegabytes));
    }
    void run({ what: 'sending', share: 0 }, async (signal) => {
      const options = { what: 'sending', name: file.name, signal } as const;
      const { id } = await send<ImportStartedView>('/imports', file, options);
      if (!signal.aborted) await navigate(`/imports/${id}`);
    });
  };

  /** [IMP-42] As a browser can draw it, which takes the place where it was taken out of it. */
  const readElsewhere = async (file: File, signal: AbortSignal): Promise<ImportedPhotoView> => {
    const photo = await prepared(file);
    return send('/imports/photos', photo.file, { what: 'photo', name: file.name, signal });
  };

  const readHere = async (file: File, signal: AbortSignal) => {
    const { readPhotoText } = await import('./photo-text');
    return readPhotoText(file, {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setWork({ what: 'photo', share });
      },
    });
  };

  const readPhoto = (file: File, isElsewhere: boolean) =>
    run({ what: 'photo' }, async (signal) => {
      const read = await (isElsewhere ? readElsewhere : readHere)(file, signal);
      if (signal.aborted) return;
      if ('problem' in read) return say(read.problem);
      const { text, unread } = read;
      if (text.trim() === '') return say(copy.imports.photoWithoutText);
      setWork({ what: 'reading' });
      await review({ text }, { kind: 'photo', text, unread }, signal);
    });

  /** A photo is read on this device, or where the person has asked for it, elsewhere. */
  const readFile = async (file: File, { isElsewhere = false } = {}) => {
    switch (kindOfFile(file)) {
      case 'photo':
        return readPhoto(file, isElsewhere);
      case 'text':
        return readText(await file.text());
      case 'page':
        return readPage({ html: await file.text() });
      case 'library':
        if (!(await isLarderExport(file))) return sendLibrary(file);
        setProblem(null);
        return setArchive(file);
    }
  };

  const stop = () => {
    current.current?.abort();
    setWork(null);
  };

  return {
    work,
    problem,
    archive,
    readAddresses,
    readText,
    readPage,
    readFile,
    sendLibrary,
    say,
    stop,
  };
}
