import { Injectable } from '@nestjs/common';
import { ingredientById } from '@larder/culinary';
import type { Member, RequestUser } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { currentLocale, sentences } from '../../common/language.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { PantryService } from '../pantry/pantry.service.js';
import { type SearchQuery, searchQuery, type SearchView } from './dto/recipe-search.dto.js';
import { type FoundRecipe, searchText } from './dto/search-text.js';
import {
  explainerFor,
  guessAsWritten,
  hierarchyFor,
  readDishName,
  readKitchen,
} from '@larder/culinary/at-hand';
import { soonerFirst } from './sooner-first.js';
import { RecipeIndex, type RecipeQuery } from './index/recipe-index.js';
import { DISHES_OF_A_PAGE } from './domain/page-order.js';
import { resolveExcluded } from './domain/exclusion.js';
import { foundInOrder } from './found-in-order.js';
import { nearestTo } from './nearest-recipes.js';
import { SearchAnswers } from './search-answers.js';
import { RecipesService } from '../recipes/recipes.service.js';

/** Nobody in particular: sees what everybody may see, and keeps no pantry. */
const visitor: Member = {
  id: '00000000-0000-0000-0000-000000000000',
  householdId: '00000000-0000-0000-0000-000000000000',
};

const mostInSample = 6;

/** Ingredients and names to dishes. */
@Injectable()
export class RecipeSearchService {
  constructor(
    private readonly index: RecipeIndex,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
    private readonly metrics: MetricsService,
    private readonly answers: SearchAnswers,
  ) {}

  async search(user: RequestUser, query: SearchQuery): Promise<JsonText<SearchView>> {
    const { restricted, type, diet, exclude, rules } = query;
    const filters = [...exclude, ...rules];
    const premium = restricted || type !== 'all' || diet !== 'all' || filters.length > 0;
    if (premium && !user.subscribed) throw new ApiError(commonErrors.subscription_required);
    const pantry = resolvedPantry(await this.pantry.pantryFor(user));
    const question = JSON.stringify([currentLocale(), pantry.key, query]);
    return this.answers.get(user, question, () => this.find(user, query, pantry.ids));
  }

  /** The best of Larder's own dishes, for whoever asks without an account. */
  sample(ingredients: readonly string[]): Promise<JsonText<SearchView>> {
    const query = {
      ...searchQuery.parse({ ingredients: ingredients.join(','), scope: 'larder' }),
      limit: mostInSample,
    };
    const question = JSON.stringify([currentLocale(), query]);
    return this.answers.get(visitor, question, () => this.find(visitor, query, []));
  }

  private async find(
    viewer: Member,
    query: SearchQuery,
    pantry: readonly number[],
  ): Promise<JsonText<SearchView>> {
    const { restricted, type, diet } = query;
    const demands = [...(diet === 'all' ? [] : [diet]), ...query.exclude, ...query.rules];
    const hierarchy = hierarchyFor(demands);
    const typed = readKitchen(query.ingredients);
    const excluded = resolveExcluded(restricted ? [] : query.exclude);
    const isJudged = query.sort === 'match' && typed.ids.length > 0;
    const page = isJudged ? wholePagesOf(query) : { offset: query.offset, limit: query.limit };
    const asked: RecipeQuery = {
      name: query.name === '' ? null : readDishName(query.name),
      typed: typed.ids,
      pantry,
      excluded: excluded.ids,
      avoided: [...excluded.avoided, ...(restricted ? [] : query.rules)],
      withoutDiets: demands.length === 0,
      restricted,
      type: restricted || type === 'all' ? null : type,
      diet: restricted || diet === 'all' ? null : diet,
      maxMinutes: query.maxMinutes ?? null,
      cuisine: query.cuisine === '' ? null : query.cuisine.toLowerCase(),
      maxMissing: restricted ? null : (query.maxMissing ?? null),
      scope: query.scope,
      sort: query.sort,
      viewers: [viewer.householdId, viewer.id],
      ...page,
    };
    const answer = await this.metrics.timeIndexSearch(() => this.index.search(asked));
    const { ids, total, centreMissing, unsure, untimed, guess, closest } = answer;
    const nothing = restricted && total === 0;
    const nearest = nothing
      ? await nearestTo(this.index, hierarchy, { ...asked, limit: query.limit, offset: 0 })
      : [];
    const kitchen = {
      typed: typed.ids,
      pantry,
      soon: [...readKitchen(query.useSoon).ids, ...typed.soon],
    };
    const explain = explainerFor(kitchen, hierarchy, sentences().reasons);
    const found = await this.explained(ids, viewer, explain);
    const ordered = isJudged ? foundInOrder(kitchen, answer, found, hierarchy) : found;
    const skipped = query.offset - page.offset;
    const recipes = soonerFirst(ordered.slice(skipped, skipped + query.limit), query.sort);
    return searchText({
      recipes,
      total,
      centreMissing: centreMissing.flatMap((id) => ingredientById(id)?.name ?? []),
      leftOutAsUnsure: unsure,
      leftOutAsUntimed: untimed,
      nameReadAs: guess && guessAsWritten(guess, titlesOf(recipes)),
      didYouMean: [...new Set(titlesOf(await this.explained(closest, viewer, explain)))],
      notFilteredBy: [...excluded.unknown],
      ...(nothing && { nearest: await this.explained(nearest, viewer, explain) }),
      understood: { ...typed.understood, ...excluded.understood },
      unknown: [...typed.unknown, ...excluded.unknown],
    });
  }

  private async explained(
    ids: readonly number[],
    viewer: Member,
    explain: ReturnType<typeof explainerFor>,
  ): Promise<FoundRecipe[]> {
    if (ids.length === 0) return [];
    const cards = await this.recipes.getCards(viewer, ids);
    return cards.map((card) => ({ card, explanation: explain(card.needs) }));
  }
}

/** The pages that hold what is asked for: a dish has the same place, however many are asked for at a time. */
function wholePagesOf({ offset, limit }: SearchQuery): Pick<RecipeQuery, 'offset' | 'limit'> {
  const first = Math.floor(offset / DISHES_OF_A_PAGE) * DISHES_OF_A_PAGE;
  const end = Math.ceil((offset + limit) / DISHES_OF_A_PAGE) * DISHES_OF_A_PAGE;
  return { offset: first, limit: end - first };
}

const titlesOf = (recipes: readonly FoundRecipe[]): string[] =>
  recipes.map(({ card }) => card.summary.title);

interface ResolvedPantry {
  readonly ids: readonly number[];
  /** The same for two pantries that count alike. */
  readonly key: string;
}

/** Pantries by the list they are kept as: the same one is asked about in each search. */
const pantries = new WeakMap<readonly string[], ResolvedPantry>();

function resolvedPantry(entries: readonly string[]): ResolvedPantry {
  let known = pantries.get(entries);
  if (!known) {
    const { ids } = readKitchen(entries);
    known = { ids, key: ids.join() };
    pantries.set(entries, known);
  }
  return known;
}
