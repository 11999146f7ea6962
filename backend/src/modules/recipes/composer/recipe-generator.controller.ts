import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Subscribed } from '../../../common/access.js';
import { Answers } from '../../../common/openapi.js';
import { LimitPerClient } from '../../../common/rate-limits.js';
import {
  type DishPreviewView,
  dishPreviewView,
  type GenerateBody,
  generateBody,
  type RecipeView,
  recipeView,
} from '../dto/recipes.dto.js';
import { RecipeGeneratorService } from './recipe-generator.service.js';

@ApiTags('recipes')
@Controller('recipes')
export class RecipeGeneratorController {
  constructor(private readonly generator: RecipeGeneratorService) {}

  @Post('generate')
  @Subscribed()
  @LimitPerClient(30, 1)
  @Answers(201, recipeView)
  generateRecipe(
    @CurrentUser() user: RequestUser,
    @Body({ schema: generateBody }) body: GenerateBody,
  ): Promise<RecipeView> {
    return this.generator.generate(user, body);
  }

  @Post('generate/preview')
  @Subscribed()
  @LimitPerClient(60, 1)
  @Answers(200, dishPreviewView)
  previewRecipe(
    @CurrentUser() user: RequestUser,
    @Body({ schema: generateBody }) body: GenerateBody,
  ): Promise<DishPreviewView> {
    return this.generator.preview(user, body);
  }
}
