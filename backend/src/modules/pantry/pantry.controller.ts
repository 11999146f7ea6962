import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn, Subscribed } from '../../common/access.js';
import { JsonText } from '../../common/compression.js';
import { Answers } from '../../common/openapi.js';
import { DEFAULT_PANTRY } from './default-pantry.js';
import {
  defaultPantryView,
  type UserPantryBody,
  userPantryBody,
  type UserPantryView,
  userPantryView,
} from './dto/pantry.dto.js';
import { PantryService } from './pantry.service.js';

const defaultPantry = new JsonText<string[]>(JSON.stringify(DEFAULT_PANTRY));

@ApiTags('pantry')
@Controller('pantry')
export class PantryController {
  constructor(private readonly pantry: PantryService) {}

  @Get('default')
  @SignedIn()
  @Answers(200, defaultPantryView)
  getDefaultPantry(): JsonText<string[]> {
    return defaultPantry;
  }

  @Get('user')
  @SignedIn()
  @Answers(200, userPantryView)
  getUserPantry(@CurrentUser() user: RequestUser): Promise<UserPantryView> {
    return this.pantry.getOf(user.householdId);
  }

  @Put('user')
  @Subscribed()
  @Answers(200, userPantryView)
  async updateUserPantry(
    @CurrentUser() user: RequestUser,
    @Body({ schema: userPantryBody }) body: UserPantryBody,
  ): Promise<UserPantryView> {
    await this.pantry.save(user, body);
    return body;
  }
}
