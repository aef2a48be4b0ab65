/** A failed invocation, in the shape Lambda reports it. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly trace: string[];
  constructor(errorType: string, message: string, trace: string[] = []) {
    super(message);
    this.errorType = errorType;
    this.trace = trace;
  }
}
