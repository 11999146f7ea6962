import { Injectable, Logger } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';

const patience = 10_000;
/** A collector that is slow or gone must not pile up requests. */
const mostAtOnce = 20;
/** SEVERITY_NUMBER_ERROR of OpenTelemetry's logs. */
const errorSeverity = 17;

const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** The request of OTLP/HTTP with JSON (opentelemetry-proto, collector/logs/v1) for one log record. */
const requestOf = (
  service: string,
  { name, body, attributes }: LoggedEvent,
  milliseconds: number,
) => {
  // Protocol buffers write 64-bit numbers as text in JSON.
  const time = `${milliseconds}000000`;
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf({ 'service.name': service }) },
        scopeLogs: [
          {
            scope: { name: 'larder.remotes' },
            logRecords: [
              {
                timeUnixNano: time,
                observedTimeUnixNano: time,
                severityNumber: errorSeverity,
                severityText: 'ERROR',
                eventName: name,
                body: { stringValue: body },
                attributes: attributesOf(attributes),
              },
            ],
          },
        ],
      },
    ],
  };
};

export interface LoggedEvent {
  name: string;
  /** A sentence for whoever reads the log. */
  body: string;
  attributes: Readonly<Record<string, string>>;
}

/**
 * Hands errors to an OpenTelemetry collector, where one is configured. Nobody waits for it, and what it does not take is dropped: the
 * counts in the database are complete without it.
 */
@Injectable()
export class OtlpLog {
  private readonly logger = new Logger(OtlpLog.name);
  private sending = 0;
  private hasFailed = false;

  constructor(private readonly configuration: Configuration) {}

  /** Resolves once it is sent or given up. */
  async error(event: LoggedEvent): Promise<void> {
    const { endpoint, headers, service } = this.configuration.openTelemetry;
    if (endpoint === undefined || this.sending >= mostAtOnce) return;
    this.sending += 1;
    try {
      const response = await fetch(`${endpoint}/v1/logs`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(requestOf(service, event, Date.now())),
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
      this.hasFailed = false;
    } catch (error) {
      // Once, until it works again.
      if (!this.hasFailed) this.logger.warn(`No errors can be sent to ${endpoint}: ${error}`);
      this.hasFailed = true;
    } finally {
      this.sending -= 1;
    }
  }
}
