import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';
import { parseEnvironment } from '../../config/environment.js';
import { OtlpLog } from './otlp-log.js';

const failed = {
  name: 'larder.remote.failed',
  body: 'mf_planner b2 failed.',
  attributes: { 'larder.remote.build': 'b2' },
};

describe('OtlpLog', () => {
  let collector: Server;
  let address: string;
  let status: number;
  let received: { url?: string; headers: IncomingHttpHeaders; body: unknown }[];
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  const logFor = (environment: Record<string, string>) =>
    new OtlpLog(new Configuration(parseEnvironment(environment)));

  beforeEach(async () => {
    received = [];
    status = 200;
    warn.mockClear();
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        const { url, headers } = request;
        received.push({ url, headers, body: JSON.parse(body) });
        response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    collector.closeAllConnections();
    collector.close();
    await once(collector, 'close');
  });
  afterAll(() => warn.mockRestore());

  it('[FED-13] sends an error as a log record of OTLP/HTTP in JSON', async () => {
    const before = Date.now();
    await logFor({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=kitchen, authorization=Bearer%20abc',
      OTEL_SERVICE_NAME: 'larder-test',
    }).error(failed);
    const [request] = received;
    expect(request).toMatchObject({
      url: '/v1/logs',
      headers: {
        'content-type': 'application/json',
        'x-team': 'kitchen',
        authorization: 'Bearer abc',
      },
    });
    const record = {
      timeUnixNano: expect.stringMatching(/^\d{19}$/),
      observedTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      severityNumber: 17,
      severityText: 'ERROR',
      eventName: 'larder.remote.failed',
      body: { stringValue: 'mf_planner b2 failed.' },
      attributes: [{ key: 'larder.remote.build', value: { stringValue: 'b2' } }],
    };
    expect(request?.body).toEqual({
      resourceLogs: [
        {
          resource: {
            attributes: [{ key: 'service.name', value: { stringValue: 'larder-test' } }],
          },
          scopeLogs: [{ scope: { name: 'larder.remotes' }, logRecords: [record] }],
        },
      ],
    });
    const { timeUnixNano } = (
      request?.body as {
        resourceLogs: { scopeLogs: { logRecords: { timeUnixNano: string }[] }[] }[];
      }
    ).resourceLogs[0]!.scopeLogs[0]!.logRecords[0]!;
    expect(BigInt(timeUnixNano) / 1_000_000n).toBeGreaterThanOrEqual(BigInt(before));
  });

  it('[FED-13] sends nothing where no collector is configured', async () => {
    await logFor({}).error(failed);
    expect(received).toEqual([]);
  });

  it('[FED-13] warns once while the collector refuses, and goes on', async () => {
    const log = logFor({ OTEL_EXPORTER_OTLP_ENDPOINT: address });
    status = 503;
    await log.error(failed);
    await log.error(failed);
    expect(warn).toHaveBeenCalledTimes(1);
    status = 200;
    await log.error(failed);
    status = 503;
    await log.error(failed);
    expect([received.length, warn.mock.calls.length]).toEqual([4, 2]);
  });
});
