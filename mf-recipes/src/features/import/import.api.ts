export {
  useExplainColumnsMutation,
  useGetImportQuery,
  useGetImportsQuery,
  useImportPictureMutation,
  usePreviewImportMutation,
  useStartImportMutation,
  useUndoImportMutation,
} from '@larder/api-client/imports';
