import { Injectable } from '@nestjs/common';
import type { PageWarning } from '@larder/recipe-reading';
import { linesOf, minutesOf, type SplitRecipe, stepsOf } from '@larder/recipe-reading/text';
import type { Member } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { cleanText } from '../../common/text.js';
import { OwnRecipesService } from '../recipes/own-recipes.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { foundContent, type FoundContent } from './domain/found-content.js';
import { type Comparable, isSameContent, KnownRecipes } from './domain/known-recipes.js';
import type { ImportPreviewBody, ImportPreviewView } from './dto/imports.dto.js';
import { importErrors } from './imports.errors.js';
import { PageRecipes } from './page-recipes.service.js';
import { RecipeReader } from './reading/recipe-reader.js';

type Warning = PageWarning | { readonly code: 'no_title' } | { readonly code: 'text_cut' };

/** Somebody waits for it. */
const patience = 4_000;
/** For pages whose address nobody gave. */
const noAddress = 'https://unknown.invalid/';

/** What would become of a page or a text, for a person to look at. It stores nothing. */
@Injectable()
export class ImportPreviewService {
  constructor(
    private readonly pages: PageRecipes,
    private readonly reader: RecipeReader,
    private readonly own: OwnRecipesService,
    private readonly recipes: RecipesService,
  ) {}

  preview(member: Member, { url, html, text }: ImportPreviewBody): Promise<ImportPreviewView> {
    if (text !== undefined) return this.ofText(member, text);
    return this.ofPage(member, { url, html });
  }

  private async ofPage(
    member: Member,
    { url, html }: Pick<ImportPreviewBody, 'url' | 'html'>,
  ): Promise<ImportPreviewView> {
    const address = url !== undefined && URL.canParse(url) ? url : noAddress;
    const { recipe, text } =
      html === undefined
        ? await this.pages.fetch(url ?? '', { userId: member.id, patience })
        : await this.pages.read(html, address);
    const { origins, warnings, image, ...found } = recipe;
    const isKnown = address !== noAddress || html === undefined;
    const { sourceUrl, sourceName, ...rest } = found;
    const source = { sourceName, sourceUrl: sourceUrl ?? address };
    const content = foundContent(isKnown ? { ...rest, ...source } : rest);
    return this.answer(member, content, { image: image ?? null, text, origins, warnings });
  }

  private async ofText(member: Member, text: string): Promise<ImportPreviewView> {
    const clean = cleanText(text);
    if (clean === '') throw new ApiError(importErrors.import_empty);
    const split = await this.reader.readText(clean);
    const content = foundContent(foundIn(split));
    const { ingredients, steps } = content.content;
    if (ingredients.length + steps.length === 0) throw new ApiError(importErrors.import_no_recipe);
    const said = Object.entries(split).filter(([, value]) => value !== '');
    return this.answer(member, content, {
      image: null,
      text: '',
      origins: Object.fromEntries(said.map(([field]) => [field, 'text' as const])),
      warnings: [
        ...(ingredients.length === 0 ? [{ code: 'no_ingredients' as const }] : []),
        ...(steps.length === 0 ? [{ code: 'no_steps' as const }] : []),
      ],
    });
  }

  private async answer(
    member: Member,
    { content, readyInMinutes, isCut }: FoundContent,
    {
      image,
      text,
      origins,
      warnings,
    }: Pick<ImportPreviewView, 'origins' | 'text'> & {
      image: string | null;
      warnings: readonly Warning[];
    },
  ): Promise<ImportPreviewView> {
    const { pictureId: _, ingredients, steps, tags, types, ...draft } = content;
    const lists = {
      ...{ ingredients: [...ingredients], steps: [...steps] },
      ...{ tags: [...tags], types: [...types] },
    };
    const all: Warning[] = [
      ...(content.title === '' ? [{ code: 'no_title' as const }] : []),
      ...warnings,
      ...(isCut ? [{ code: 'text_cut' as const }] : []),
    ];
    return {
      draft: { ...draft, ...lists, readyInMinutes, image },
      text,
      origins,
      warnings: all.map((warning) => ({ code: warning.code, message: sentenceFor(warning) })),
      duplicates: await this.duplicatesOf(member, content),
    };
  }

  private async duplicatesOf(
    member: Member,
    recipe: Comparable,
  ): Promise<ImportPreviewView['duplicates']> {
    const known = new KnownRecipes(await this.own.listComparable(member.householdId));
    const byAddress = recipe.sourceUrl === null ? [] : known.withAddress(recipe.sourceUrl);
    const named = known.withTitle(recipe.title).filter((id) => !byAddress.includes(id));
    const lines = await this.own.linesOf(named);
    const byContent = named.filter(
      (id) =>
        recipe.ingredients.length > 0 && isSameContent(recipe.ingredients, lines.get(id) ?? []),
    );
    const ids = [...byAddress, ...byContent];
    const summaries = await this.recipes.getSummaries(member, ids);
    return summaries.map(({ id, title, image }) => ({
      ...{ id, title, image },
      match: byAddress.includes(id) ? ('address' as const) : ('content' as const),
    }));
  }
}

function foundIn(split: SplitRecipe) {
  const lines = (given: readonly string[]) => given.map((text) => ({ text }));
  const number = Number(split.servings);
  return {
    title: split.title,
    ingredients: lines(linesOf(split.ingredients)),
    steps: lines(stepsOf(split.steps)),
    servings: number > 0 ? number : undefined,
    yieldText: split.yieldText,
    prepMinutes: minutesOf(split.prepMinutes) ?? undefined,
    cookMinutes: minutesOf(split.cookMinutes) ?? undefined,
    notes: split.notes,
    sourceUrl: split.sourceUrl,
  };
}

function sentenceFor(warning: Warning): string {
  const { importWarnings } = sentences().api;
  switch (warning.code) {
    case 'several_recipes':
      return importWarnings.several_recipes(warning.count);
    case 'time_not_read':
    case 'yield_not_read':
    case 'line_not_on_page':
      return importWarnings[warning.code](warning.text);
    default:
      return importWarnings[warning.code];
  }
}
