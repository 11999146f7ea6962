import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import {
  recipeSummariesView,
  type RecipeSummaryView,
  type RecipeView,
  recipesView,
  recipeView,
} from './domain/recipe-view.js';
import { type BulkQuery, bulkQuery, type FavouriteView, favouriteView } from './dto/recipes.dto.js';
import { RecipesService } from './recipes.service.js';
import { recipeIdParameter } from './domain/recipe-id.js';

@ApiTags('recipes')
@Controller('recipes')
@SignedIn()
export class RecipesController {
  constructor(
    private readonly recipes: RecipesService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get('bulk')
  @Answers(200, recipesView)
  getRecipes(
    @CurrentUser() user: RequestUser,
    @Query({ schema: bulkQuery }) { ids }: BulkQuery,
  ): Promise<RecipeView[]> {
    return this.recipes.getMany(user, ids);
  }

  @Get('user/favourites')
  @Answers(200, recipeSummariesView)
  getFavourites(@CurrentUser() user: RequestUser): HouseholdAnswer<RecipeSummaryView[]> {
    return this.answers.get(user, 'favourites', () => this.recipes.listFavourites(user));
  }

  @Get(':id')
  @Answers(200, recipeView)
  getRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): HouseholdAnswer<RecipeView> {
    return this.answers.get(user, `recipe ${id}`, () => this.recipes.getOne(user, id));
  }

  @Post(':id/favourite')
  @Answers(200, favouriteView)
  addFavourite(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<FavouriteView> {
    return this.recipes.addFavourite(user, id);
  }

  @Delete(':id/favourite')
  @Answers(200, favouriteView)
  removeFavourite(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<FavouriteView> {
    return this.recipes.removeFavourite(user, id);
  }
}
