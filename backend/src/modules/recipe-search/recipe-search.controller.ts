import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { Answers } from '../../common/openapi.js';
import {
  type SearchQuery,
  searchQuery,
  type SearchView,
  searchView,
} from './dto/recipe-search.dto.js';
import { recipeIdParameter } from '../recipes/domain/recipe-id.js';
import { type RecipeAtHandView, recipeAtHandView } from './dto/recipe-at-hand.dto.js';
import { RecipeAtHandService } from './recipe-at-hand.service.js';
import { RecipeSearchService } from './recipe-search.service.js';

@ApiTags('recipes')
@Controller('recipes')
@SignedIn()
export class RecipeSearchController {
  constructor(
    private readonly finder: RecipeSearchService,
    private readonly atHand: RecipeAtHandService,
  ) {}

  @Get('search')
  @Answers(200, searchView)
  searchRecipes(
    @CurrentUser() user: RequestUser,
    @Query({ schema: searchQuery }) query: SearchQuery,
  ): Promise<JsonText<SearchView>> {
    return this.finder.search(user, query);
  }

  @Get(':id/at-hand')
  @Answers(200, recipeAtHandView)
  getRecipeAtHand(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<RecipeAtHandView> {
    return this.atHand.of(user, id);
  }
}
