import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import type { DishDiet, DishType } from '../recipes/domain/dish-type.js';
import type { Avoidable } from '../recipes/domain/recipe-facts.js';
import { NO_CONDITIONS, RecipeIndex, type RecipeQuery } from './index/recipe-index.js';

/** What every candidate keeps to. */
export interface CandidateConditions {
  readonly diet: DishDiet | null;
  readonly excluded: readonly number[];
  readonly avoided: readonly Avoidable[];
  readonly maxMinutes: number | null;
}

/** Dishes of a type, if any is asked for, that use some of these foods, the best matches for what is at hand first. */
export interface CandidateProbe {
  readonly type: DishType | null;
  readonly foods: readonly number[];
  readonly atHand: readonly number[];
  readonly most: number;
}

/** The search that finds them, for whoever sees what this person sees. */
export const candidateQuery = (
  viewer: Member,
  { type, foods, atHand, most }: CandidateProbe,
  conditions: CandidateConditions,
): RecipeQuery => ({
  ...NO_CONDITIONS,
  ...conditions,
  type,
  typed: foods,
  pantry: atHand,
  viewers: [viewer.householdId, viewer.id],
  limit: most,
});

/** Dishes for other modules to choose from, under the conditions of a search. */
@Injectable()
export class DishCandidatesService {
  constructor(private readonly index: RecipeIndex) {}

  async find(
    viewer: Member,
    probe: CandidateProbe,
    conditions: CandidateConditions,
  ): Promise<readonly number[]> {
    const { ids } = await this.index.search(candidateQuery(viewer, probe, conditions));
    return ids;
  }
}
