import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { rowIdParam } from '../../common/row-id.js';
import {
  type LogEntryBody,
  logEntryBody,
  type LogEntryView,
  logEntryView,
  logView,
  type RatingBody,
  ratingBody,
  type RatingView,
  ratingView,
} from './dto/recipe-marks.dto.js';
import { RecipeMarksService } from './recipe-marks.service.js';
import { recipeIdParameter } from './domain/recipe-id.js';

@ApiTags('recipes')
@Controller('recipes/:id')
@SignedIn()
export class RecipeMarksController {
  constructor(private readonly marks: RecipeMarksService) {}

  @Put('rating')
  @Answers(200, ratingView)
  rateRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Body({ schema: ratingBody }) body: RatingBody,
  ): Promise<RatingView> {
    return this.marks.rate(user, id, body);
  }

  @Get('log')
  @Answers(200, logView)
  getRecipeLog(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<LogEntryView[]> {
    return this.marks.getLog(user, id);
  }

  @Post('log')
  @Answers(201, logEntryView)
  addToRecipeLog(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Body({ schema: logEntryBody }) body: LogEntryBody,
  ): Promise<LogEntryView> {
    return this.marks.addToLog(user, id, body);
  }

  @Put('log/:entryId')
  @Answers(200, logEntryView)
  updateRecipeLogEntry(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Param('entryId', { schema: rowIdParam }) entryId: string,
    @Body({ schema: logEntryBody }) body: LogEntryBody,
  ): Promise<LogEntryView> {
    return this.marks.replaceInLog(user, id, entryId, body);
  }

  @Delete('log/:entryId')
  @Answers(204)
  deleteRecipeLogEntry(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Param('entryId', { schema: rowIdParam }) entryId: string,
  ): Promise<void> {
    return this.marks.removeFromLog(user, id, entryId);
  }
}
