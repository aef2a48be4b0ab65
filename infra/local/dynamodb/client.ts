/** A call that DynamoDB refused; `code` is the exception's short name. */
export class DynamoDbError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type DynamoDbCall = <Output>(operation: string, input: object) => Promise<Output>;

// Emulators check that the headers are there, not the signature.
const signed = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20200101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
};
const streamOperations = new Set(['DescribeStream', 'GetShardIterator', 'GetRecords']);

/**
 * Makes calls of DynamoDB's JSON protocol: what the emulator itself needs (tables, expiry, streams) without loading two SDK clients, and with stream
 * records exactly as Lambda passes them on.
 */
export function dynamoDbCall(url: string): DynamoDbCall {
  return async <Output>(operation: string, input: object): Promise<Output> => {
    const service = streamOperations.has(operation) ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810';
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...signed, 'x-amz-target': `${service}.${operation}` },
      body: JSON.stringify(input),
    });
    const output = (await response.json()) as { __type?: string; message?: string; Message?: string };
    if (response.ok) return output as Output;
    throw new DynamoDbError(
      output.__type?.split('#').pop() ?? 'InternalFailure',
      output.message ?? output.Message ?? response.statusText,
    );
  };
}
