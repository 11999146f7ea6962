import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Subscribed } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { type RecipeView, recipeView } from '../recipes/domain/recipe-view.js';
import {
  type DishPreviewView,
  dishPreviewView,
  type GenerateBody,
  generateBody,
} from './dto/dish-composer.dto.js';
import { DishComposerService } from './dish-composer.service.js';

@ApiTags('recipes')
@Controller('recipes')
export class DishComposerController {
  constructor(private readonly generator: DishComposerService) {}

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
