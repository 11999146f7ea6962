import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { DishCandidatesService } from '../recipe-search/dish-candidates.service.js';
import { sentences } from '../../common/language.js';
import { culinaryHierarchy, explainerFor } from '@larder/culinary/at-hand';
import type { RecipeSummaryView } from '../recipes/domain/recipe-view.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { DishRequest } from './dish-composer.js';

/** A stored dish, and what would have to be bought for it. */
export interface NearestDish {
  readonly recipe: RecipeSummaryView;
  readonly toBuy: readonly string[];
}

/** Among the best matches, the one with the shortest shopping list is nearest. */
const mostCompared = 6;

/** Where nothing sensible can be composed: the stored dish that comes nearest. */
@Injectable()
export class NearestDishService {
  constructor(
    private readonly candidates: DishCandidatesService,
    private readonly recipes: RecipesService,
  ) {}

  async find(
    viewer: Member,
    { ingredients, pantry, type, diets, excluded, avoided }: Omit<DishRequest, 'seed'>,
  ): Promise<NearestDish | null> {
    const ids = await this.candidates.find(
      viewer,
      { type, foods: ingredients, atHand: pantry, most: mostCompared },
      {
        diet: null,
        excluded: [...excluded],
        avoided: [...avoided, ...diets],
        maxMinutes: null,
      },
    );
    if (ids.length === 0) return null;
    const explain = explainerFor(
      { typed: ingredients, pantry },
      culinaryHierarchy,
      sentences().reasons,
    );
    const cards = await this.recipes.getCards(viewer, ids);
    const dishes = cards.map(({ summary, needs }) => {
      const { used, toBuy } = explain(needs);
      return { recipe: summary, used: used.length, toBuy };
    });
    dishes.sort((left, right) => right.used - left.used || left.toBuy.length - right.toBuy.length);
    const [nearest] = dishes;
    return nearest ? { recipe: nearest.recipe, toBuy: nearest.toBuy } : null;
  }
}
