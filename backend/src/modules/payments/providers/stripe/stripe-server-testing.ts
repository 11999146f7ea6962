import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from './stripe-events.js';

type Shape = Record<string, unknown>;

export interface StripeCall {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: IncomingMessage['headers'];
}

const secret = 'whsec_of_the_test_and_nobody_else';
const key = 'sk_test_of_the_test_and_nobody_else';
const month = 30 * 86_400;

/** Responds as Stripe documents, for the calls the product makes, and records the requests. */
export class StripeServer {
  readonly calls: StripeCall[] = [];
  readonly secrets = [secret, key];
  price: Shape = {
    id: 'price_monthly',
    object: 'price',
    currency: 'cad',
    unit_amount: 499,
    recurring: { interval: 'month', interval_count: 1 },
  };
  /** Responds to everything with this status while it is set. */
  failure?: number;
  /** Refuses to open a checkout with this sentence while it is set. */
  refusal?: string;
  /** The URL of its hosted page; a browser test serves its own page there. */
  checkoutPage = 'https://checkout.stripe.com/c/pay/';
  private readonly sessions: Shape[] = [];
  private readonly customers: Shape[] = [];
  private readonly subscriptions = new Map<string, Shape>();
  private readonly payments = new Map<string, Shape>();
  private readonly replies = new Map<string, Shape>();
  private serial = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeServer> {
    const server = createServer();
    const stripe = new StripeServer(server);
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      void stripe.answer(request, reply);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return stripe;
  }

  get environment(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_ID: 'price_monthly',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      APP_URL: 'https://larder.example',
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  called(method: string, path: string): StripeCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  /**
   * The person pays on the hosted page; returns the resulting events. An unsettled payment grants nothing until `change`
   * reports it.
   */
  pay(sessionId: string, created = now(), { settled = true } = {}): Shape[] {
    const session = this.sessions.find(({ id }) => id === sessionId);
    if (!session) throw new Error('There is no such session.');
    const userId = session.client_reference_id as string;
    const subscription = this.subscribe(userId, { customer: session.customer, start: created });
    if (!settled) this.change(String(subscription.id), { status: 'incomplete' });
    Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
    return [
      this.event('checkout.session.completed', session, created),
      this.event(
        'customer.subscription.created',
        { ...subscription, status: 'incomplete' },
        created,
      ),
      this.event('customer.subscription.updated', subscription, created),
      this.event('invoice.paid', { id: 'in_1', object: 'invoice' }, created),
    ];
  }

  subscribe(
    userId: string,
    { customer = 'cus_1', start = now() }: { customer?: unknown; start?: number } = {},
  ): Shape {
    const id = `sub_${(this.serial += 1)}`;
    const subscription: Shape = {
      id,
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      pause_collection: null,
      metadata: { user_id: userId },
      latest_invoice: `in_${id}`,
      items: {
        object: 'list',
        data: [{ id: 'si_1', current_period_start: start, current_period_end: start + month }],
      },
    };
    this.subscriptions.set(id, subscription);
    this.payments.set(`pi_${id}`, {
      id: 'inpay_1',
      object: 'invoice_payment',
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: `pi_${id}` },
      invoice: {
        id: `in_${id}`,
        object: 'invoice',
        parent: { type: 'subscription_details', subscription_details: { subscription: id } },
        lines: { object: 'list', data: [{ id: 'il_1', period: { start, end: start + month } }] },
      },
    });
    return subscription;
  }

  change(id: string, change: Shape): Shape {
    const changed = { ...this.subscriptions.get(id), ...change };
    this.subscriptions.set(id, changed);
    return changed;
  }

  event(type: string, object: Shape, created = now()): Shape {
    const id = `evt_${(this.serial += 1)}`;
    return {
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created,
      data: { object },
    };
  }

  /** A delivery in the provider's format. */
  delivery(event: Shape): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify(event);
    return { body, headers: { 'stripe-signature': signatureOf(body, secret) } };
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      form,
      headers: request.headers,
    };
    this.calls.push(call);
    const send = (status: number, content: Shape): void => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(401, fault('authentication'));
    if (this.failure) return send(this.failure, fault('api_error'));
    if (this.refusal && call.method === 'POST' && call.path === '/v1/checkout/sessions') {
      return send(400, { error: { type: 'invalid_request_error', message: this.refusal } });
    }
    const repeatKey = request.headers['idempotency-key'];
    const known = typeof repeatKey === 'string' ? this.replies.get(repeatKey) : undefined;
    const content = known ?? this.resultOf(call);
    if (!content) return send(404, fault('invalid_request_error'));
    if (typeof repeatKey === 'string') this.replies.set(repeatKey, content);
    send(200, content);
  }

  private resultOf({ method, path, form }: StripeCall): Shape | undefined {
    const [, , ...parts] = path.split('/');
    const id = parts.at(-1) ?? '';
    switch (`${method} ${path.replace(/\/(price|sub)_.*$/, '/:id')}`) {
      case 'GET /v1/prices/:id':
        return this.price;
      case 'GET /v1/customers/search':
        return listOf(this.customers.filter((one) => form.query?.includes(String(one.userId))));
      case 'POST /v1/customers': {
        const customer = {
          id: `cus_${(this.serial += 1)}`,
          object: 'customer',
          userId: form['metadata[user_id]'],
        };
        this.customers.push(customer);
        return customer;
      }
      case 'GET /v1/checkout/sessions':
        return listOf(this.sessions.filter(({ customer }) => customer === form.customer).reverse());
      case 'POST /v1/checkout/sessions': {
        const sessionId = `cs_test_${(this.serial += 1)}`;
        const session = {
          id: sessionId,
          object: 'checkout.session',
          status: 'open',
          mode: form.mode,
          customer: form.customer,
          client_reference_id: form.client_reference_id,
          url: `${this.checkoutPage}${sessionId}`,
        };
        this.sessions.push(session);
        return session;
      }
      case 'POST /v1/billing_portal/sessions':
        return {
          id: 'bps_1',
          object: 'billing_portal.session',
          url: `https://billing.stripe.com/p/session/${form.customer}`,
        };
      case 'GET /v1/subscriptions':
        return listOf(
          [...this.subscriptions.values()].filter(({ customer }) => customer === form.customer),
        );
      case 'GET /v1/subscriptions/:id':
        return this.subscriptions.get(id);
      case 'DELETE /v1/subscriptions/:id':
        return this.change(id, { status: 'canceled', ended_at: now() });
      case 'GET /v1/invoice_payments':
        return listOf([
          this.payments.get(
            form['payment[payment_intent]'] ?? `pi_${form.invoice?.replace('in_', '')}`,
          ),
        ]);
      case 'POST /v1/refunds':
        return { id: 're_1', object: 'refund', payment_intent: form.payment_intent };
      default:
        return undefined;
    }
  }
}

export const now = (): number => Math.floor(Date.now() / 1000);

const fault = (type: string): Shape => ({ error: { type, message: `Key ${key} was refused.` } });

const listOf = (data: (Shape | undefined)[]): Shape => ({
  object: 'list',
  has_more: false,
  data: data.filter((one) => one !== undefined),
});
