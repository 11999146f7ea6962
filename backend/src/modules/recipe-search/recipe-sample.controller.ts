import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import {
  type SampleQuery,
  sampleQuery,
  type SearchView,
  searchView,
} from './dto/recipe-search.dto.js';
import { RecipeSearchService } from './recipe-search.service.js';

/** For those who have no account yet: a few of Larder's own dishes, by ingredients alone. */
@ApiTags('recipes')
@Controller('recipes')
@Public()
export class RecipeSampleController {
  constructor(private readonly finder: RecipeSearchService) {}

  @Get('sample')
  @LimitPerClient(30, 1)
  @Answers(200, searchView)
  sampleRecipes(
    @Query({ schema: sampleQuery }) { ingredients }: SampleQuery,
  ): Promise<JsonText<SearchView>> {
    return this.finder.sample(ingredients);
  }
}
