import { Body, Controller, Get, Headers, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import { keepsUnreadable, type RawRequest } from '../../common/json-body.js';
import { sentences } from '../../common/language.js';
import { messageView } from '../../common/message-view.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import {
  checkoutView,
  type CheckoutView,
  type GooglePurchaseBody,
  googlePurchaseBody,
  portalView,
  type PortalView,
  subscriptionView,
  type SubscriptionView,
} from './dto/payments.dto.js';
import { PlayNotifications } from './providers/google-play/play-notifications.js';
import { PlayPurchases } from './providers/google-play/play-purchases.service.js';
import { StripeCards } from './providers/stripe/stripe-cards.js';
import { PaymentsService } from './payments.service.js';

const unreadable = 'It is genuine and cannot be read: it is kept and set aside.';

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly stripe: StripeCards,
    private readonly play: PlayPurchases,
    private readonly notifications: PlayNotifications,
  ) {}

  @Get('subscription')
  @SignedIn()
  @Answers(200, subscriptionView)
  getSubscription(@CurrentUser() user: RequestUser): Promise<SubscriptionView> {
    return this.payments.viewOf(user.id);
  }

  @Post('confirm')
  @SignedIn()
  @LimitPerClient(30, 10)
  @Answers(200, subscriptionView)
  confirmSubscription(@CurrentUser() user: RequestUser): Promise<SubscriptionView> {
    return this.payments.confirm(user.id);
  }

  @Post('create-checkout-session')
  @SignedIn()
  @LimitPerClient(30, 10)
  @Answers(200, checkoutView)
  createCheckoutSession(
    @CurrentUser() user: RequestUser,
    @Headers('origin') origin: string | undefined,
  ): Promise<CheckoutView> {
    return this.payments.createCheckout(user.id, origin);
  }

  @Post('create-portal-session')
  @SignedIn()
  @LimitPerClient(30, 10)
  @Answers(200, portalView)
  createPortalSession(
    @CurrentUser() user: RequestUser,
    @Headers('origin') origin: string | undefined,
  ): Promise<PortalView> {
    return this.payments.createPortal(user.id, origin);
  }

  @Post('verify-google-purchase')
  @SignedIn()
  @LimitPerClient(30, 10)
  @Answers(200, messageView)
  async verifyGooglePurchase(
    @CurrentUser() user: RequestUser,
    @Body({ schema: googlePurchaseBody }) { purchaseToken, subscriptionId }: GooglePurchaseBody,
  ): Promise<{ message: string }> {
    await this.play.verify(user.id, purchaseToken, subscriptionId);
    return { message: sentences().api.purchaseVerified };
  }

  @Post('webhooks/stripe')
  @Public()
  @SkipThrottle()
  @RouteConfig(keepsUnreadable)
  @Answers(204)
  @ApiResponse({ status: 200, description: unreadable })
  async receiveStripeEvent(
    @Req() { rawBody = '' }: RawRequest,
    @Headers('stripe-signature') signature: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.stripe.receive(rawBody, signature))) void reply.code(200);
  }

  @Post('webhooks/google-play')
  @Public()
  @SkipThrottle()
  @RouteConfig(keepsUnreadable)
  @Answers(204)
  @ApiResponse({ status: 200, description: unreadable })
  async receiveGooglePlayEvent(
    @Req() { rawBody = '' }: RawRequest,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.notifications.receive(rawBody, authorization))) void reply.code(200);
  }
}
