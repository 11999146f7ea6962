import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';
import { AdminSocket } from './admin-socket.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { NamedUsers } from './named-users.service.js';
import { SessionCommands } from './session-commands.service.js';
import { SqlCommand } from './sql-command.service.js';
import { SubscriptionCommands } from './subscription-commands.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry]), AuthModule, PaymentsModule, UsersModule],
  providers: [
    AdminRepository,
    AdminService,
    AdminSocket,
    NamedUsers,
    SessionCommands,
    SqlCommand,
    SubscriptionCommands,
  ],
  exports: [AdminService, AdminSocket],
})
export class AdminModule {}
