import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Household } from './entities/household.entity.js';
import { HouseholdsRepository } from './households.repository.js';
import { HouseholdsService } from './households.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Household])],
  providers: [HouseholdsRepository, HouseholdsService],
  exports: [HouseholdsService],
})
export class HouseholdsModule {}
