import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RepeatedRequests } from '../../common/repeated-requests.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [
    IdempotencyRepository,
    IdempotencyService,
    { provide: RepeatedRequests, useClass: IdempotencyInterceptor },
  ],
  exports: [IdempotencyService, RepeatedRequests],
})
export class IdempotencyModule {}
