import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { ProviderEvent, Subscription } from './ledger/entities/subscription.entity.js';
import { AssetLinksController } from './providers/google-play/asset-links.controller.js';
import { PlayApi } from './providers/google-play/play-api.js';
import { PlayNotifications } from './providers/google-play/play-notifications.js';
import { PlayPurchases } from './providers/google-play/play-purchases.service.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerService } from './ledger/ledger.service.js';
import { LedgerWorker } from './ledger/ledger-worker.js';
import { ProviderLedger } from './ledger/payment-provider.port.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { SandboxCards } from './providers/sandbox/sandbox-cards.js';
import { SandboxController } from './providers/sandbox/sandbox.controller.js';
import { StripeCards } from './providers/stripe/stripe-cards.js';

@Module({
  imports: [TypeOrmModule.forFeature([ProviderEvent, Subscription]), AuthModule, UsersModule],
  controllers: [AssetLinksController, PaymentsController, SandboxController],
  providers: [
    LedgerRepository,
    LedgerService,
    LedgerWorker,
    PaymentsService,
    PlayApi,
    PlayNotifications,
    PlayPurchases,
    { provide: ProviderLedger, useExisting: LedgerService },
    SandboxCards,
    StripeCards,
  ],
  exports: [LedgerService],
})
export class PaymentsModule {}
