import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Observable } from 'rxjs';

/** Recognises a request that repeats a creation already carried out. */
export abstract class RepeatedRequests implements NestInterceptor {
  abstract intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>>;
}

/** Only on routes that create something, because every interceptor costs a request 20 µs. */
@Injectable()
export class CreationInterceptor implements NestInterceptor {
  constructor(private readonly repeated: RepeatedRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    return this.repeated.intercept(context, next);
  }
}
