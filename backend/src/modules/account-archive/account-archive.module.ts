import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { keptFiles } from '../../common/kept-files/configured-files.js';
import { Configuration } from '../../config/configuration.js';
import { AuthModule } from '../auth/auth.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { MealPlannerModule } from '../meal-planner/meal-planner.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountArchiveController } from './account-archive.controller.js';
import { AccountTransfersRepository } from './account-transfers.repository.js';
import { AccountTransfersService } from './account-transfers.service.js';
import { ArchiveRestorer } from './archive-restorer.service.js';
import { ArchiveWriter } from './archive-writer.service.js';
import { AccountTransfer } from './entities/account-transfer.entity.js';
import { TransferFiles } from './transfer-files.js';
import { TransferWorker } from './transfer-worker.js';

const transferFiles = {
  provide: TransferFiles,
  inject: [Configuration],
  useFactory: async (configuration: Configuration): Promise<TransferFiles> =>
    new TransferFiles(
      await keptFiles(configuration, { folder: 'transfers', prefix: 'transfers/' }),
    ),
};

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountTransfer]),
    AuthModule,
    HouseholdsModule,
    MealPlannerModule,
    PicturesModule,
    RecipesModule,
    UsersModule,
  ],
  controllers: [AccountArchiveController],
  providers: [
    AccountTransfersRepository,
    AccountTransfersService,
    ArchiveRestorer,
    ArchiveWriter,
    transferFiles,
    TransferWorker,
  ],
  exports: [ArchiveRestorer],
})
export class AccountArchiveModule {}
