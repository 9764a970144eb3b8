/** The fields of an appraisal request that are sent, besides `form-name`, in the specification's order. */
export const fieldNames = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** An appraisal request as it is typed. */
export type AppraisalRequest = Record<FieldName, string>;

export const emptyRequest: AppraisalRequest = {
  name: '',
  email: '',
  phone: '',
  service: '',
  propertyAddress: '',
  message: '',
};

/** The fixed value of `form-name`. */
export const formName = 'appraisal-request';

/** The choices under 'Service Needed' (specification, section 5). */
export const serviceOptions = [
  { value: '', label: 'Select a Service' },
  { value: 'divorce', label: 'Divorce Appraisal' },
  { value: 'date-of-death', label: 'Date of Death / Step Up Basis' },
  { value: 'inheritance', label: 'Inheritance & Gift Reporting' },
  { value: 'estate', label: 'Estate Settlement' },
  { value: 'other', label: 'Other (Please Specify)' },
] as const;

/** Labels (specification, section 5). */
export const labels: Record<FieldName, string> = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  service: 'Service Needed',
  propertyAddress: 'Property Address',
  message: 'Additional Information',
};
