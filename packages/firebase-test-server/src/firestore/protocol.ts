import type { ProtoFields, ProtoValue } from '../rules/rulesValueOf';

/* The ProtoJSON of Firestore's REST API, as far as the test server supports it. */

export interface DocumentProto {
  /** `projects/{p}/databases/(default)/documents/users/karim`; within one process also `users/karim`. */
  readonly name: string;
  readonly fields?: ProtoFields;
  readonly createTime?: string;
  readonly updateTime?: string;
}

export interface PreconditionProto {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

export interface FieldTransformProto {
  readonly fieldPath: string;
  readonly setToServerValue?: string;
  readonly increment?: ProtoValue;
  readonly maximum?: ProtoValue;
  readonly minimum?: ProtoValue;
  readonly appendMissingElements?: { readonly values?: readonly ProtoValue[] };
  readonly removeAllFromArray?: { readonly values?: readonly ProtoValue[] };
}

/** Has one of `update`, `delete` and `verify`. */
export interface WriteProto {
  readonly update?: DocumentProto;
  readonly delete?: string;
  readonly verify?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransformProto[];
  readonly currentDocument?: PreconditionProto;
}

export interface WriteResultProto {
  readonly updateTime: string;
  readonly transformResults?: readonly ProtoValue[];
}

export type FieldOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY';

export interface FieldReferenceProto {
  readonly fieldPath: string;
}

/** Has one of the three. */
export interface FilterProto {
  readonly fieldFilter?: {
    readonly field: FieldReferenceProto;
    readonly op: FieldOperator;
    readonly value: ProtoValue;
  };
  readonly unaryFilter?: {
    readonly field: FieldReferenceProto;
    readonly op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';
  };
  readonly compositeFilter?: { readonly op: 'AND' | 'OR'; readonly filters?: readonly FilterProto[] };
}

export interface OrderProto {
  readonly field: FieldReferenceProto;
  readonly direction?: 'ASCENDING' | 'DESCENDING';
}

export interface CursorProto {
  readonly values?: readonly ProtoValue[];
  /** The bound is before the documents with these values: a start includes them, an end excludes them. */
  readonly before?: boolean;
}

export interface StructuredQueryProto {
  readonly select?: { readonly fields?: readonly FieldReferenceProto[] };
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: FilterProto;
  readonly orderBy?: readonly OrderProto[];
  readonly startAt?: CursorProto;
  readonly endAt?: CursorProto;
  readonly offset?: number;
  readonly limit?: number | { readonly value: number };
}

export interface AggregationProto {
  readonly alias?: string;
  readonly count?: { readonly upTo?: string | number | { readonly value: string | number } };
  readonly sum?: { readonly field: FieldReferenceProto };
  readonly avg?: { readonly field: FieldReferenceProto };
}

export interface StructuredAggregationQueryProto {
  readonly structuredQuery: StructuredQueryProto;
  readonly aggregations?: readonly AggregationProto[];
}
