import type {
  LeftOut,
  LibraryEntry,
  LibraryFormat,
  LibraryPicture,
  LibraryRecipe,
} from './library.js';

/** A recipe in a file, not read yet: one that cannot be read leaves the others alone. */
export interface RecipeInFile {
  readonly name: string;
  readonly read: () => LibraryRecipe;
}

/** What a reader found in a file of its program. */
export interface RecipesInFile {
  readonly format: LibraryFormat;
  readonly recipes: readonly RecipeInFile[];
  readonly leftOut?: readonly { readonly what: LeftOut; readonly count: number }[];
}

const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|heic|heif|tiff?|bmp)$/i;

export const isPicture = (path: string): boolean => pictureEnding.test(path);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A path in a page may be written like an address. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pictures of a library by where they are. */
export class PictureFiles {
  private readonly byPath = new Map<string, LibraryEntry>();
  private readonly byFile = new Map<string, LibraryEntry>();
  private readonly byFolder = new Map<string, LibraryEntry[]>();

  constructor(entries: readonly LibraryEntry[]) {
    for (const entry of entries.filter(({ path }) => isPicture(path))) {
      this.byPath.set(entry.path, entry);
      this.byFile.set(fileOf(entry.path).toLowerCase(), entry);
      const folder = folderOf(entry.path);
      this.byFolder.set(folder, [...(this.byFolder.get(folder) ?? []), entry]);
    }
  }

  /** A picture that a text names: by its path from the folder of that text or within the library, else by the name of its file. */
  named(text: string, folder = ''): LibraryPicture[] {
    const path = decodedPath(text).replaceAll('\\', '/').replace(/^\.\//, '');
    const found = this.byPath.get(folder + path) ?? this.byPath.get(path);
    return this.asPicture(found ?? this.byFile.get(fileOf(path).toLowerCase()));
  }

  /** The picture in a folder whose file is called one of the names, the first that there is. */
  inFolder(folder: string, names: readonly RegExp[]): LibraryPicture[] {
    const files = this.byFolder.get(folder) ?? [];
    const found = names.map((name) => files.find(({ path }) => name.test(fileOf(path))));
    return this.asPicture(found.find((entry) => entry !== undefined));
  }

  private asPicture(entry: LibraryEntry | undefined): LibraryPicture[] {
    return entry ? [{ read: () => entry.read() }] : [];
  }
}

/** A file of a library, and what lies beside it. */
export interface LibraryFile {
  readonly path: string;
  /** With a slash at its end; empty at the top. */
  readonly folder: string;
  readonly pictures: PictureFiles;
}

export const libraryFile = (path: string, pictures: PictureFiles): LibraryFile => ({
  path,
  folder: folderOf(path),
  pictures,
});
