import { baseApi } from '@larder/api-client';

interface Answer {
  message?: string;
}

export const { useForgotPasswordMutation, useResetPasswordMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Answer, { email: string }>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<Answer, { token: string; password: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
  }),
});
