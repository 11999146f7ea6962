import { Injectable } from '@nestjs/common';
import { ApiError, type SpokenCode } from '../../common/errors.js';
import { FileUploads } from '../../common/file-uploads.js';
import type { Member } from '../../common/access.js';
import {
  OutboundError,
  type OutboundAnswer,
  type OutboundFault,
  OutboundFetcher,
  type OutboundRequest,
} from '../outbound/outbound-fetcher.service.js';

import { PicturesService } from '../pictures/pictures.service.js';
import { pageText } from './domain/page-text.js';
import { importErrors } from './imports.errors.js';
import { RecipeInText } from './recipe-in-text.js';
import { type ReadPage, RecipeReader } from './reading/recipe-reader.js';

const pages = ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json'];
const pictures = ['image/*'];

const codeOf: Record<OutboundFault, SpokenCode> = {
  address_invalid: importErrors.import_address_invalid,
  busy: importErrors.import_site_busy,
  missing: importErrors.import_page_missing,
  refused: importErrors.import_page_refused,
  too_large: importErrors.import_page_too_large,
  type_unsupported: importErrors.import_page_unsupported,
  unreachable: importErrors.import_page_unreachable,
};

type Asking = Pick<OutboundRequest, 'userId' | 'patience'>;

/** Recipes and their pictures from the web. */
@Injectable()
export class PageRecipes {
  constructor(
    private readonly fetcher: OutboundFetcher,
    private readonly reader: RecipeReader,
    private readonly inText: RecipeInText,
    private readonly pictures: PicturesService,
    private readonly uploads: FileUploads,
  ) {}

  async fetch(url: string, asking: Asking): Promise<ReadPage> {
    const { url: found, type, body } = await this.ask(url, { ...asking, accept: pages });
    return this.read(pageText(body, type), found);
  }

  /** A page without a recipe is an error, not an empty recipe. */
  async read(html: string, url: string): Promise<ReadPage> {
    const read = await this.readWithHelp(html, url);
    if (!read || read.recipe.ingredients.length + read.recipe.steps.length === 0) {
      throw new ApiError(importErrors.import_no_recipe);
    }
    return read;
  }

  /** A page that does not describe its recipe is read again with what a language model has pointed at. */
  private async readWithHelp(html: string, url: string): Promise<ReadPage | null> {
    const read = await this.reader.readPage(html, url);
    const answer = read && (await this.inText.find(read.recipe, read.text));
    return answer === undefined || answer === null ? read : this.reader.readPage(html, url, answer);
  }

  async addPicture(
    member: Member,
    url: string,
    patience: number,
  ): Promise<{ id: string; url: string }> {
    const { body } = await this.ask(url, { userId: member.id, patience, accept: pictures });
    return this.uploads.hold(body, (file) => this.pictures.add(member, file));
  }

  private async ask(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    try {
      return await this.fetcher.fetch(url, request);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      throw new ApiError(codeOf[error.fault], { retryIn: error.retryIn });
    }
  }
}
