import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { likelyIngredients } from '@larder/culinary';
import { SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import {
  ingredientSuggestionsView,
  type IngredientSuggestionsView,
  type SuggestQuery,
  suggestQuery,
} from './dto/recipe-search.dto.js';

const mostSuggestions = 10;

@ApiTags('recipes')
@Controller('ingredients')
@SignedIn()
export class IngredientsController {
  @Get()
  @Answers(200, ingredientSuggestionsView)
  suggestIngredients(
    @Query({ schema: suggestQuery }) { q }: SuggestQuery,
  ): IngredientSuggestionsView {
    return likelyIngredients(q, mostSuggestions);
  }
}
