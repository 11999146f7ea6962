import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../../../common/access.js';
import { ApiError, commonErrors } from '../../../../common/errors.js';
import { Answers } from '../../../../common/openapi.js';
import { UsersService } from '../../../users/users.service.js';
import {
  type SandboxChangeBody,
  sandboxChangeBody,
  type SandboxPaymentBody,
  sandboxPaymentBody,
  subscriptionView,
  type SubscriptionView,
} from '../../dto/payments.dto.js';
import { paymentErrors } from '../../payments.errors.js';
import { PaymentsService } from '../../payments.service.js';
import { SandboxCards } from './sandbox-cards.js';

/** The actions of the sandbox pages. They do not exist where cards are charged. */
@ApiTags('payments')
@Controller('payments/sandbox')
export class SandboxController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly cards: SandboxCards,
    private readonly users: UsersService,
  ) {}

  @Post('pay')
  @SignedIn()
  @Answers(200, subscriptionView)
  async payInSandbox(
    @CurrentUser() { id }: RequestUser,
    @Body({ schema: sandboxPaymentBody }) { checkout, card }: SandboxPaymentBody,
  ): Promise<SubscriptionView> {
    const sandbox = this.sandbox();
    sandbox.requireOwn(id, checkout);
    if (card === 'fails') throw new ApiError(paymentErrors.card_declined);
    await this.payments.requireNoOther(id, sandbox.keyOf(checkout));
    await sandbox.pay(await this.users.getById(id), checkout);
    return this.payments.viewOf(id);
  }

  @Post('change')
  @SignedIn()
  @Answers(200, subscriptionView)
  async changeInSandbox(
    @CurrentUser() { id }: RequestUser,
    @Body({ schema: sandboxChangeBody }) { action }: SandboxChangeBody,
  ): Promise<SubscriptionView> {
    await this.sandbox().change(await this.users.getById(id), action);
    return this.payments.viewOf(id);
  }

  private sandbox(): SandboxCards {
    if (this.payments.cards !== this.cards) throw new ApiError(commonErrors.not_found);
    return this.cards;
  }
}
