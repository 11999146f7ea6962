import { Injectable } from '@nestjs/common';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import type { Member } from '../../common/access.js';
import type { RecipeCard } from '../recipes/domain/recipe-card.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { CandidateConditions, CandidateProbe } from './dish-candidates.service.js';
import { foundDish } from './domain/found-dish.js';
import { DISHES_OF_A_PAGE, inCooksOrder } from './domain/page-order.js';
import { kitchenOf } from './domain/searched-kitchen.js';
import { NO_CONDITIONS, RecipeIndex } from './index/recipe-index.js';

/** The page of dishes that a search shows first, for other modules. */
@Injectable()
export class DishesInCooksOrderService {
  constructor(
    private readonly index: RecipeIndex,
    private readonly recipes: RecipesService,
  ) {}

  async find(
    viewer: Member,
    { type, foods, atHand }: Omit<CandidateProbe, 'most'>,
    conditions: CandidateConditions,
  ): Promise<readonly RecipeCard[]> {
    const { ids, scores, worths } = await this.index.search({
      ...NO_CONDITIONS,
      ...conditions,
      type,
      typed: foods,
      pantry: atHand,
      viewers: [viewer.householdId, viewer.id],
      limit: DISHES_OF_A_PAGE,
    });
    const scoreOf = new Map(ids.map((id, place) => [id, scores[place] as number]));
    const cards = await this.recipes.getCards(viewer, ids);
    const dishes = cards.map((card) => foundDish(card, scoreOf.get(card.summary.id) as number));
    const kitchen = kitchenOf({ typed: foods, pantry: atHand }, worths, culinaryHierarchy);
    return inCooksOrder(dishes, kitchen, culinaryHierarchy).map(({ card }) => card);
  }
}
