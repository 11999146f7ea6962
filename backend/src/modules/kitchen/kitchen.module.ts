import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdsModule } from '../households/households.module.js';
import { Kitchen } from './entities/kitchen.entity.js';
import { KitchenArchive } from './kitchen-archive.js';
import { KitchenController } from './kitchen.controller.js';
import { KitchenRepository } from './kitchen.repository.js';
import { KitchenService } from './kitchen.service.js';

@Module({
  imports: [HouseholdsModule, TypeOrmModule.forFeature([Kitchen])],
  controllers: [KitchenController],
  providers: [KitchenArchive, KitchenRepository, KitchenService],
  exports: [KitchenService],
})
export class KitchenModule {}
