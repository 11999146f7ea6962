import { Injectable } from '@nestjs/common';
import { explainerFor, hierarchyFor } from '@larder/culinary/at-hand';
import type { Member } from '../../common/access.js';
import { sentences } from '../../common/language.js';
import type { RecipeCard } from '../recipes/domain/recipe-card.js';
import { RecipesService } from '../recipes/recipes.service.js';
import {
  type CandidateConditions,
  type CandidateProbe,
  candidateQuery,
} from './dish-candidates.service.js';
import { DISHES_OF_A_PAGE } from './domain/page-order.js';
import { foundInOrder } from './found-in-order.js';
import { RecipeIndex } from './index/recipe-index.js';
import { soonerFirst } from './sooner-first.js';

/** `soon`: those of the foods that will not keep. */
export type PageProbe = Omit<CandidateProbe, 'most'> & { readonly soon?: readonly number[] };

/** The page of dishes that a search shows first, for other modules. */
@Injectable()
export class DishesInCooksOrderService {
  constructor(
    private readonly index: RecipeIndex,
    private readonly recipes: RecipesService,
  ) {}

  async find(
    viewer: Member,
    { type, foods, atHand, soon = [] }: PageProbe,
    conditions: CandidateConditions,
  ): Promise<readonly RecipeCard[]> {
    const { diet, excluded, avoided } = conditions;
    const demands = [...(diet === null ? [] : [diet]), ...excluded, ...avoided];
    const hierarchy = hierarchyFor(demands);
    const probe = { type, foods, atHand, most: DISHES_OF_A_PAGE };
    const answer = await this.index.search({
      ...candidateQuery(viewer, probe, conditions),
      withoutDiets: demands.length === 0,
    });
    const cards = await this.recipes.getCards(viewer, answer.ids);
    const kitchen = { typed: foods, pantry: atHand, soon };
    const explain = explainerFor(kitchen, hierarchy, sentences().reasons);
    const found = cards.map((card) => ({ card, explanation: explain(card.needs) }));
    const ordered = foundInOrder(kitchen, answer, found, hierarchy);
    return soonerFirst(ordered, 'match').map(({ card }) => card);
  }
}
