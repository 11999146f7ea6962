import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../payments/payments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';
import { AdminSocket } from './admin-socket.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { SubscriptionCommands } from './subscription-commands.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry]), PaymentsModule, UsersModule],
  providers: [AdminRepository, AdminService, AdminSocket, SubscriptionCommands],
  exports: [AdminService, AdminSocket],
})
export class AdminModule {}
