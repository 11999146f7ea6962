import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { addressKeyOf, hashOf } from './domain/address-key.js';
import type { KnownRecipes } from './domain/known-recipes.js';
import type { ImportSource, SourceItem, SourcePart } from './import-source.js';
import type { ImportsRepository } from './imports.repository.js';
import type { PageRecipes } from './page-recipes.service.js';

/** Fetched at the same time. */
const atOnce = 5;
/** Nobody waits for it, so sites get the time that they are due. */
const patience = 120_000;

/** The pages of an import that have not been read yet. */
export class PageSource implements ImportSource {
  constructor(
    private readonly jobId: string,
    private readonly member: Member,
    private readonly known: KnownRecipes,
    private readonly imports: ImportsRepository,
    private readonly pages: PageRecipes,
  ) {}

  async next(): Promise<SourcePart> {
    const waiting = await this.imports.waiting(this.jobId, atOnce);
    return { items: await Promise.all(waiting.map((item) => this.read(item))) };
  }

  private async read({ position, name }: { position: number; name: string }): Promise<SourceItem> {
    return { position, name, outcome: await this.outcomeOf(name) };
  }

  private async outcomeOf(url: string): Promise<SourceItem['outcome']> {
    const [known] = this.known.withAddress(url);
    if (known !== undefined) return { known };
    try {
      const asking = { userId: this.member.id, patience };
      const { image, ...recipe } = (await this.pages.fetch(url, asking)).recipe;
      return {
        recipe: { ...recipe, sourceUrl: recipe.sourceUrl ?? url },
        key: `page:${hashOf(addressKeyOf(url) ?? url)}`,
        addPicture:
          image === undefined
            ? null
            : async () => (await this.pages.addPicture(this.member, image, patience)).id,
        isAtAddress: true,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { failed: error.statusCode < 500 ? error.code : commonErrors.service_unavailable };
    }
  }
}
